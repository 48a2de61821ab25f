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
    description:
      'The color of the organization: cards are made of it, and it is the accent of the dashboard, of mails by the service and of reports. Null: the palette of Herald.',
    example: '#1a7f5a',
  });

const shade = (description: string, example: string) => z.string().meta({ description, example });
const shades = (accent: string, onAccent: string) =>
  z.object({
    accent: shade('For links and buttons. On every page color its contrast is 4.5 or more.', accent),
    on_accent: shade('Text on the accent, with a contrast of 4.5 or more.', onAccent),
  });

export const brand = z
  .object({
    name,
    color,
    accent: z
      .object({
        light: shades('#077652', '#ffffff'),
        dark: shades('#48a47d', '#16171b'),
      })
      .nullable()
      .meta({
        description:
          'The color as the accent of pages, lighter or darker where it would be hard to read. Null without a color.',
      }),
    logo_url: z.string().nullable().meta({ description: 'A public address.' }),
  })
  .meta({
    id: 'Brand',
    description:
      'How the organization looks: on cards, in the dashboard, in mails by the service and on reports.',
  });
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
