import type { Platform } from '../../../../contract/stream/stream.ts';
import { facebook } from '../meta/facebook.ts';
import { instagram } from '../meta/instagram.ts';
import { x } from '../x/x.ts';
import { discord } from './discord.ts';
import type { PlatformClient } from './platform.ts';

/** Each takes only the secrets that its own `parse` made. */
export const clients: Record<Platform, PlatformClient<unknown>> = { discord, x, instagram, facebook };
