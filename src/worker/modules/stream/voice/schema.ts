import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Platform } from '../../../../contract/stream/stream.ts';
import type { Voice } from '../../../../contract/stream/voice.ts';
import { exported } from '../../../platform/data/exported.ts';
import { shows } from '../../../platform/data/shown.ts';

export const streamVoices = sqliteTable(
  'stream_voices',
  {
    organizationId: integer('organization_id').notNull(),
    platform: text().$type<Platform>().notNull(),
    tonePreset: text('tone_preset').$type<Voice['tone_preset']>().notNull().default('mixed'),
    customPrompt: text('custom_prompt'),
    coreHashtags: text('core_hashtags', { mode: 'json' }).$type<string[]>().notNull().default([]),
    ctaText: text('cta_text').notNull().default(''),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.platform] })],
);

export type VoiceRow = typeof streamVoices.$inferSelect;

shows('settings', streamVoices);
exported(streamVoices);
