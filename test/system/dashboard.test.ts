/** The dashboard in a browser, against one running Herald: journeys through every screen, one after the other. */
import './dashboard/frame.ts';
import './dashboard/session.ts';
import './dashboard/today.ts';
import './dashboard/mail.ts';
import './dashboard/hostile-mail.ts';
import './dashboard/compose.ts';
import './dashboard/board.ts';
import './dashboard/live.ts';
import './dashboard/audits.ts';
import './dashboard/calendar.ts';
import './dashboard/assistant.ts';
import './dashboard/settings.ts';
import './dashboard/together.ts';
