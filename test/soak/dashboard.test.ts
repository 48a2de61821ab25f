/** Journeys through the screens of the dashboard, by mouse and by keyboard, and hostile mail in it. */
import '../system/dashboard/mail.ts';
import '../system/dashboard/hostile-mail.ts';
import '../system/dashboard/compose.ts';
import '../system/dashboard/board.ts';
import '../system/dashboard/live.ts';
import '../system/dashboard/audits.ts';
import '../system/dashboard/calendar.ts';
import '../system/dashboard/assistant.ts';
