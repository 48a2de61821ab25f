import { Link } from '@tanstack/react-router';
import { useAct } from '../../../api/act.ts';
import { client, type Schemas } from '../../../api/client.ts';
import { useText } from '../../../lib/text/language.tsx';
import { settingsText } from '../../../lib/text/settings/frame.ts';
import { organizationText } from '../../../lib/text/settings/team/organization.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { Card, Page, Section } from '../../../ui/page/page.tsx';
import { Loaded } from '../../../ui/states.tsx';
import { useMembers } from '../../session/index.ts';
import { Locked, useMay } from '../parts/access.tsx';
import { textOf, useProblems } from '../parts/change.ts';
import { Form } from '../parts/form.tsx';
import { Invitations } from './invitations.tsx';
import { Look } from './look.tsx';
import { Members } from './members.tsx';
import { Organizations } from './organizations.tsx';

export function OrganizationPage() {
  const text = useText(organizationText);
  const may = useMay();
  return (
    <Page title={text.title} lead={text.lead}>
      <Loaded of={useMembers()}>
        {(organization) => (
          <>
            <General organization={organization} />
            <Look />
            <Members organization={organization} />
            {may.admin && <Invitations organization={organization} />}
            <Organizations current={organization} />
            {may.owner && (
              <p>
                <Link to="/settings/data" className="text-accent underline">
                  {text.leaveWithIt}
                </Link>
              </p>
            )}
          </>
        )}
      </Loaded>
    </Page>
  );
}

function General({ organization }: { organization: Schemas['FullOrganization'] }) {
  const text = useText(organizationText);
  const settings = useText(settingsText);
  const may = useMay();
  const problems = useProblems();
  const save = useAct({
    run: async (form: FormData) => {
      const data = { name: textOf(form, 'name'), slug: textOf(form, 'slug') };
      await problems.watch(client.POST('/api/auth/organization/update', { body: { data } }));
    },
    touches: ['member'],
  });
  if (!may.admin) {
    return (
      <Section title={text.general}>
        <Card className="grid gap-2">
          <p className="font-medium">{organization.name}</p>
          {may.isKnown && <Locked>{settings.adminsOnly}</Locked>}
        </Card>
      </Section>
    );
  }
  return (
    <Section title={text.general}>
      <Form onSubmit={save.submit}>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label={text.name}
            name="name"
            defaultValue={organization.name}
            required
            maxLength={200}
            problem={problems.of('data.name')}
          />
          <Field
            label={text.slug}
            hint={text.slugHint}
            name="slug"
            defaultValue={organization.slug}
            required
            maxLength={64}
            pattern="[a-z0-9]+(-[a-z0-9]+)*"
            problem={problems.of('data.slug')}
          />
        </div>
      </Form>
    </Section>
  );
}
