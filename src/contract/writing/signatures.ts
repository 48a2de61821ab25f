import { z } from 'zod';
import { timestamp } from '../common.ts';
import { anyCaseTag, tag } from '../tags.ts';
import { content } from './content.ts';

export const SIGNATURE_VARIABLES = ['user.name', 'inbox.name', 'inbox.address'] as const;

const { text, html } = content(
  `Variables: {{${SIGNATURE_VARIABLES.join('}}, {{')}}}. An unknown one is refused (422 \`UNKNOWN_VARIABLE\`).`,
);

export const signature = z
  .object({
    from_inbox: tag.nullable().meta({ description: 'The tag of the inbox. Null: all inboxes.' }),
    html: z.string().meta({ description: 'Sanitized HTML, with its variables. Empty: no signature.' }),
    text: z.string(),
    updated_at: timestamp,
  })
  .meta({ id: 'Signature' });
export type Signature = z.infer<typeof signature>;

export const signatures = z
  .object({
    own: z.array(signature).meta({ description: 'Those of the user who asks.' }),
    inboxes: z
      .array(signature)
      .meta({ description: 'Those of inboxes, for everybody who has none of their own.' }),
  })
  .meta({ id: 'Signatures' });
export type Signatures = z.infer<typeof signatures>;

const contents = {
  html,
  text: text.optional().meta({ description: 'Plain text. Default: the words of `html`.' }),
};

export const putOwnSignatureRequest = z
  .strictObject({
    from_inbox: anyCaseTag.optional().meta({ description: 'The tag of an inbox. Without it: all inboxes.' }),
    ...contents,
  })
  .meta({ id: 'PutOwnSignatureRequest', example: { html: '<p>Kim Sato<br>Herald Ltd.</p>' } });
export type PutOwnSignature = z.infer<typeof putOwnSignatureRequest>;

export const putInboxSignatureRequest = z.strictObject({ from_inbox: anyCaseTag, ...contents }).meta({
  id: 'PutInboxSignatureRequest',
  example: { from_inbox: 'Support', html: '<p>{{user.name}}<br>Herald Support</p>' },
});
export type PutInboxSignature = z.infer<typeof putInboxSignatureRequest>;

export const ownSignatureQuery = z.strictObject({
  from_inbox: anyCaseTag
    .optional()
    .meta({ description: 'The tag of an inbox. Without it: the one for all inboxes.' }),
});
export const inboxSignatureQuery = z.strictObject({
  from_inbox: anyCaseTag.meta({ description: 'The tag of the inbox. Case is ignored.' }),
});

export const effectiveSignature = z
  .object({
    source: z.enum(['own_inbox', 'own', 'inbox', 'none']).meta({
      description:
        "Which one it is: one's own for this inbox, one's own for all, the inbox's, or none of them.",
    }),
    html: z
      .string()
      .meta({ description: 'HTML for a mail, with the values filled in. Empty: no signature.' }),
    text: z.string(),
  })
  .meta({ id: 'EffectiveSignature' });
export type EffectiveSignature = z.infer<typeof effectiveSignature>;

export const signatureDeleted = z
  .object({ message: z.string().meta({ example: 'The signature is deleted.' }) })
  .meta({ id: 'SignatureDeleted' });
