/** Tests of the dashboard in a browser: its frame, sessions, settings, planning and publishing. */
import './dashboard/frame.ts';
import './dashboard/session.ts';
import './dashboard/settings.ts';
import './dashboard/first-run.ts';
import './dashboard/audit-log.ts';
import './dashboard/older-mail.ts';
import './dashboard/address-proof.ts';
import './dashboard/leaving.ts';
import './dashboard/rules.ts';
import './dashboard/tags.ts';
import './dashboard/board.ts';
import './dashboard/contacts.ts';
import './dashboard/dates.ts';
import './dashboard/calendar/events.ts';
import './dashboard/calendar/sources.ts';
import './dashboard/live.ts';
import './dashboard/audits.ts';
