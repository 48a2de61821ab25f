/**
 * Calendars for which recurring-ical-events 2.0.1 gives other times, by the start of their SHA-256. Each reason says what
 * it does, and why Herald does not.
 */
export const DIFFERENCES: Record<string, string> = {
  'It takes an EXDATE that is a day as its midnight. It excludes the day (decision 0025).':
    '62da42ea8fa5 b04bcc3102b5 2e133d1c4480 9c17b80650ad 27f647752851 6e376c555ae4 e44c3c511e8b 637ed0a4faa4',
  'It adds DTSTART to COUNT. DTSTART is the first that COUNT counts (RFC 5545, 3.3.10).':
    '7ddbc7108c71 cf083fc5d6ba efbc9706587c 25fc6330ecb3 0f370043a16c f2b2f49c9ab9 7d49bb32257a 96820c758afa',
  'It leaves out the occurrence at UNTIL, or on its day. UNTIL is inclusive (RFC 5545, 3.3.10).':
    'd61c3b2a69d2 c929c690c173 eb49927d94ac',
  'It cannot read 20MO in BYDAY. A yearly rule may say it (RFC 5545, 3.3.10).':
    '1a4e5b90cb17 4321dd5d831a 5a779dea7913',
  'It takes a zone for UTC whose VTIMEZONE is missing or stands behind the events. The name is known (decision 0065).':
    '5879adfba026 39c2e98dc34a fa6de123b2a7 7aa4dc8c9a18 a355d2a46d7e',
  'It puts floating times into X-WR-TIMEZONE. They have no zone (RFC 5545, 3.3.5).':
    '1d095a3e0d70 ac6cb20b71aa',
  'It applies a TZID to a time with Z. TZID must not be applied to UTC (RFC 5545, 3.2.19).':
    '35f5f1b22c04 10e3d7424912 82b57c40f650',
  'It takes two versions of one event. Only the newer counts (RFC 5546, 2.1.5).': '3b67e7f3d3a6 7133e3e9ab01',
  'It does not apply an exception in another VCALENDAR of the file. The UID identifies the series (RFC 5545, 3.8.4.4).':
    '7ae5b629298f',
  'It lists one occurrence a day of what has no UID. Each of them takes place.':
    '7bd427f75444 cd2f4a89fb2e 412f3e2db331',
  'It does not see BEGIN:VEVENT with a space behind it.': 'eae269508ded',
  'It takes a day as the end of a time. Both must have one type (RFC 5545, 3.8.2.2), so the end is left out.':
    '08fa7f6f1686',
};
