/** The dashboard in a browser, against one running Herald. The longer journeys are in `test/soak/dashboard.test.ts`. */
import './dashboard/frame.ts';
import './dashboard/session.ts';
import './dashboard/today.ts';
import './dashboard/settings.ts';
import './dashboard/together.ts';
