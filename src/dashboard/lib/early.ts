/**
 * Runs while the rest of the page is still loading. The first format of a date has the browser read its tables of
 * languages and zones, which holds a phone up for 50 ms; the screen then finds them read.
 */
new Intl.DateTimeFormat().resolvedOptions();
