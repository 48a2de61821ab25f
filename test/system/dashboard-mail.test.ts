/** Tests of the dashboard in a browser: mail and what depends on it, by mouse and by keyboard, and hostile mail. */
import './dashboard/today.ts';
import './dashboard/mail.ts';
import './dashboard/searching.ts';
import './dashboard/notes.ts';
import './dashboard/states.ts';
import './dashboard/labels.ts';
import './dashboard/merging.ts';
import './dashboard/deletion.ts';
import './dashboard/wide-mail.ts';
import './dashboard/compose.ts';
import './dashboard/reply-box.ts';
import './dashboard/drafts.ts';
import './dashboard/writing.ts';
import './dashboard/typing.ts';
import './dashboard/assistant.ts';
import './dashboard/together.ts';
import './dashboard/hostile-mail.ts';
