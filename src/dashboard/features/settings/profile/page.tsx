import { useAct } from '../../../api/act.ts';
import { client, type Schemas } from '../../../api/client.ts';
import { useText } from '../../../lib/text/language.tsx';
import { profileText } from '../../../lib/text/settings/you/profile.ts';
import { Avatar } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { Page, Section } from '../../../ui/page/page.tsx';
import { Loaded } from '../../../ui/states.tsx';
import { useProfile } from '../../session/index.ts';
import { textOf, useProblems } from '../parts/change.ts';
import { Form } from '../parts/form.tsx';
import { OwnSignatures } from '../signatures/own-signatures.tsx';
import { Looks } from './looks.tsx';
import { SendHold } from './send-hold.tsx';
import { TimezoneField } from './timezone.tsx';

export function ProfilePage() {
  const text = useText(profileText);
  return (
    <Page title={text.title} lead={text.lead}>
      <Loaded of={useProfile()}>
        {(profile) => (
          <>
            <About profile={profile} />
            <Picture profile={profile} />
            <SendHold profile={profile} />
            <OwnSignatures />
          </>
        )}
      </Loaded>
      <Looks />
    </Page>
  );
}

function About({ profile }: { profile: Schemas['Profile'] }) {
  const text = useText(profileText);
  const problems = useProblems();
  const save = useAct({
    run: async (form: FormData) => {
      const body = {
        name: textOf(form, 'name'),
        company: textOf(form, 'company') || null,
        phone: textOf(form, 'phone') || null,
        timezone: textOf(form, 'timezone'),
      };
      await problems.watch(client.PATCH('/api/settings/profile', { body }));
    },
    touches: ['member'],
  });
  return (
    <Section title={text.about}>
      <Form onSubmit={save.submit}>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label={text.name}
            name="name"
            defaultValue={profile.name}
            autoComplete="name"
            required
            maxLength={200}
            problem={problems.of('name')}
          />
          <div className="grid content-start gap-1">
            <p className="font-medium">{text.email}</p>
            <p className="flex min-h-8 items-center [overflow-wrap:anywhere]">{profile.email}</p>
            <div className="text-quiet text-sm">
              <EmailHint profile={profile} />
            </div>
          </div>
          <Field
            label={text.company}
            name="company"
            defaultValue={profile.company ?? ''}
            autoComplete="organization"
            maxLength={200}
            isOptional
            problem={problems.of('company')}
          />
          <Field
            label={text.phone}
            name="phone"
            type="tel"
            defaultValue={profile.phone ?? ''}
            autoComplete="tel"
            maxLength={40}
            isOptional
            problem={problems.of('phone')}
          />
          <TimezoneField initial={profile.timezone} problem={problems.of('timezone')} />
        </div>
      </Form>
    </Section>
  );
}

function EmailHint({ profile }: { profile: Schemas['Profile'] }) {
  const text = useText(profileText);
  const send = useAct({
    run: () => client.POST('/api/auth/send-verification-email', { body: { email: profile.email } }),
    touches: [],
    said: text.verifySent,
  });
  if (profile.email_verified) return text.emailHint;
  return (
    <span className="flex flex-wrap items-center gap-2">
      {text.unverified}
      <Button isBusy={send.isBusy} onClick={() => void send.act()}>
        {text.verify}
      </Button>
    </span>
  );
}

function Picture({ profile }: { profile: Schemas['Profile'] }) {
  const text = useText(profileText);
  const problems = useProblems();
  const save = useAct({
    run: async (form: FormData) => {
      const body = { avatar_url: textOf(form, 'avatar_url') || null };
      await problems.watch(client.POST('/api/settings/profile/avatar', { body }));
    },
    touches: ['member'],
  });
  return (
    <Section title={text.picture} lead={text.pictureLead}>
      <Form onSubmit={save.submit}>
        <div className="flex items-start gap-4">
          <Avatar name={profile.name} size={56} />
          <Field
            className="grow"
            label={text.pictureAddress}
            hint={text.pictureHint}
            name="avatar_url"
            type="url"
            defaultValue={profile.avatar_url ?? ''}
            maxLength={2000}
            isOptional
            problem={problems.of('avatar_url')}
          />
        </div>
      </Form>
    </Section>
  );
}
