/**
 * Runs while the rest of the page is loading. The first date format makes the browser read its language and time zone
 * data, which blocks a phone for 50 ms; this does it before the screen needs it.
 */
new Intl.DateTimeFormat().resolvedOptions();
