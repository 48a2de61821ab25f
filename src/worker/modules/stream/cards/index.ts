/** Cards for social media, drawn in the Worker: pictures in, a PNG or JPEG out. No address is fetched here. */

export { type Assets, assetsOf } from './assets.ts';
export { type Brand, CARD_VERSION, type Card, type CardFormat, type LiveCardInput } from './card.ts';
export { renderFeedCard, renderStoryCard } from './live.ts';
export { type MilestoneCardInput, type MilestoneSize, renderMilestoneCard } from './milestone.ts';
export { pickThumbnail, thumbnailAddresses } from './picture/pick.ts';
export { MAX_UPLOAD_BYTES } from './upload/check.ts';
export { type ImagePlatform, reencodeImage } from './upload/reencode.ts';
