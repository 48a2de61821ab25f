/** File extensions that are not top-level domains. */
export const FILES = new Set(
  (
    'pdf doc docx docm xls xlsx xlsm csv tsv ppt pptx odt ods odp rtf txt log png jpg jpeg gif webp svg bmp tif tiff heic ' +
    'ics vcf eml msg mbox html htm xml json yaml yml toml ini cfg conf sql db bak tmp gz tgz bz rar iso exe dll msi dmg ' +
    'apk jar js mjs cjs ts tsx jsx css scss java cpp hpp mp mp3 mp4 wav avi mkv ogg flac ttf woff'
  ).split(' '),
);
