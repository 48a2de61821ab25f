import type { Records } from '../platforms/records.ts';
import type { InstagramAccount, LiveToken, Page } from './accounts.ts';
import type { Container } from './containers.ts';
import type { Fetch } from './images.ts';

export interface InstagramMedia {
  id: string;
  caption: string | undefined;
  media_type: 'IMAGE';
  media_product_type: 'FEED' | 'STORY';
  permalink: string;
  timestamp: string;
  username: string;
}

export interface PagePost {
  id: string;
  message: string | undefined;
  created_time: string;
  permalink_url: string;
}

/** A photo of a page. `isPublished` becomes true when a post shows it. */
export interface Photo {
  id: string;
  page: string;
  hash: string;
  isPublished: boolean;
}

/** The state of the simulated Graph API. */
export interface World extends Records {
  instagram: InstagramAccount[];
  pages: Page[];
  tokens: LiveToken[];
  containers: Map<string, Container>;
  /** By account. */
  media: Map<string, InstagramMedia[]>;
  pagePosts: Map<string, PagePost[]>;
  photos: Map<string, Photo>;
  /** The number of reads of a new container that return IN_PROGRESS. */
  pendingReads: number;
  /** Publications of an Instagram account in 24 hours. */
  quotaTotal: number;
  fetch: Fetch;
  now(): number;
  newId(): string;
}
