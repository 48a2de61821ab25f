import { useAct } from '../../../api/act.ts';
import { client } from '../../../api/client.ts';
import { useText } from '../../../lib/text/language.tsx';
import { organizationText } from '../../../lib/text/settings/team/organization.ts';
import { FormDialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import type { Role } from '../../session/index.ts';
import { useMay } from '../parts/access.tsx';
import { textOf, useProblems } from '../parts/change.ts';

/** Invites a person by email. Only owners can invite owners. */
export function Invite({ onClose }: { onClose: () => void }) {
  const text = useText(organizationText);
  const may = useMay();
  const problems = useProblems();
  const roles: Role[] = may.owner ? ['member', 'admin', 'owner'] : ['member', 'admin'];
  const invite = useAct({
    async run(form: FormData) {
      const body = { email: textOf(form, 'email'), role: textOf(form, 'role') as Role };
      await problems.watch(client.POST('/api/auth/organization/invite-member', { body }));
    },
    touches: ['member'],
    said: (form) => text.invited(textOf(form, 'email')),
  });
  return (
    <FormDialog title={text.inviteTitle} submit={text.invite} onSubmit={invite.submit} onClose={onClose}>
      <p>{text.inviteLead}</p>
      <Field
        label={text.email}
        name="email"
        type="email"
        autoComplete="off"
        maxLength={320}
        required
        problem={problems.of('email')}
      />
      <fieldset className="grid gap-1">
        <legend className="mb-1 font-medium">{text.role}</legend>
        {roles.map((role) => (
          <label key={role} className="flex min-h-9 items-start gap-3 pointer-coarse:min-h-11">
            <input
              type="radio"
              name="role"
              value={role}
              defaultChecked={role === 'member'}
              className="mt-0.5 size-4 accent-accent"
            />
            <span>
              {text.roles[role]}
              <span className="block text-quiet text-sm">{text.rolesAbout[role]}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </FormDialog>
  );
}
