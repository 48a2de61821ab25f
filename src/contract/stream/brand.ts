import { z } from 'zod';
import { line } from '../common.ts';

const name = line(80)
  .trim()
  .min(1)
  .nullable()
  .meta({ description: 'Null: the title of the channel.', example: 'Boatworks' });
const color = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'expected a color such as #1a7f5a')
  .nullable()
  .meta({
    description: 'The color that the cards are made of. Null: the palette of Herald.',
    example: '#1a7f5a',
  });

export const brand = z
  .object({
    name,
    color,
    logo_url: z.string().nullable().meta({ description: 'A public address.' }),
  })
  .meta({ id: 'Brand', description: 'How the organization looks on cards.' });
export type BrandShown = z.infer<typeof brand>;

export const changeBrandRequest = z
  .strictObject({ name: name.optional(), color: color.optional() })
  .meta({ id: 'ChangeBrand', description: 'Fields that are left out keep their value.' });
export type ChangeBrand = z.infer<typeof changeBrandRequest>;

export const logoRequest = z
  .object({
    file: z
      .instanceof(File, { error: 'expected one file' })
      .meta({ type: 'string', format: 'binary', description: 'A JPEG or PNG of at most 8 MB.' }),
  })
  .meta({ id: 'Logo' });
