import { z } from 'zod';

const row = z.record(z.string(), z.unknown()).meta({ additionalProperties: true });
const rows = z.array(row);

/** The data that Herald has about a user. Names are snake_case and times ISO 8601, as in an export of an organization. */
export const ownData = z
  .object({
    user: row.meta({ description: 'The profile and the settings.' }),
    sessions: rows,
    sign_ins: rows.meta({ description: 'The last 50, newest first.' }),
    known_devices: rows,
    trusted_devices: rows,
    linked_accounts: rows,
    api_keys: rows.meta({ description: 'Names and last four characters, of the organizations below.' }),
    organizations: z.array(row).meta({
      description:
        'Each organization of the user with their role, and what they have there, by table: `notes`, `drafts`, `signatures`, `ai_chats`, `ai_chat_messages`; and `audit_log`, newest first.',
    }),
  })
  .meta({ id: 'OwnData' });
