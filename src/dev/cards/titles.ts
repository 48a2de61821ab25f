/** Sample titles: short, long, and in various scripts. */
export const TITLES = {
  plain: 'Building a weather station from scratch',
  letter: 'Q',
  two: 'Friday Night Jazz: two sets, one microphone, no rehearsal',
  long: 'We repair a forty year old synthesizer live, find out why it hums, and then play the whole of the first album on it together with you all',
  word: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunte',
  arabic: 'بث مباشر: كيف نبني محطة طقس في المنزل؟ (الجزء 2)',
  hebrew: 'שידור חי: בונים תחנת מזג אוויר בבית (חלק 2)',
  japanese: '【生配信】はじめての電子工作「天気ステーション」を作ろう!',
  chinese: '直播:从零开始搭建我们的气象站',
  korean: '라이브: 처음부터 만드는 날씨 관측소',
  thai: 'ถ่ายทอดสด: สร้างสถานีตรวจอากาศด้วยตัวเอง น้ำตกวันนี้',
  hindi: 'लाइव: घर पर मौसम स्टेशन कैसे बनाएं — श्रृंखला भाग २',
  emoji: 'Family game night 👨‍👩‍👧‍👦 with 👩🏽‍🚀 from 🇳🇿 and 🏴󠁧󠁢󠁳󠁣󠁴󠁿 ❤️‍🔥 1️⃣',
  fancy: '𝗟𝗜𝗩𝗘 ★ 𝓝𝓮𝔀 drop ♫ “limited” → today™',
} as const;
