import type { Platform } from '../../../../contract/stream/stream.ts';
import { discord } from '../discord/discord.ts';
import { facebook } from '../meta/facebook.ts';
import { instagram } from '../meta/instagram.ts';
import type { PlatformClient } from '../platforms/platform.ts';
import { x } from '../x/x.ts';

/** The clients by platform. Each accepts only secrets that its own `parse` returns. */
export const clients: Record<Platform, PlatformClient<unknown>> = { discord, x, instagram, facebook };
