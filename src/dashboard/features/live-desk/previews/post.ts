/** A post, as the previews of all platforms show it. */
export interface PreviewProps {
  text: string;
  /** The index of the first character over the limit; null if the text fits. */
  cut: number | null;
  /** The URL of its image. */
  image: string | null;
  imageAlt: string;
  /** The account that posts. */
  account: string;
  /** The title of the linked video. */
  videoTitle: string | null;
  /** The path of the video's picture, in this service. */
  thumbnail: string | null;
}
