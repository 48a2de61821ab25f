import { z } from 'zod';

const fields = {
  edit_at_end: z.boolean().meta({
    description:
      'When a stream ends, Herald changes its go-live message on Discord: it says so, and links to the replay.',
  }),
  instagram_story: z.boolean().meta({
    description: 'Herald announces streams on Instagram by a story, not by a post in the feed.',
  }),
};

export const streamPreferences = z.object(fields).meta({ id: 'StreamPreferences' });
export type StreamPreferences = z.infer<typeof streamPreferences>;

export const changeStreamPreferences = z
  .strictObject(fields)
  .partial()
  .meta({ id: 'ChangeStreamPreferences', description: 'Fields that are left out keep their value.' });
export type ChangeStreamPreferences = z.infer<typeof changeStreamPreferences>;
