import { useText } from '../../../lib/text/language.tsx';
import { deletionText } from '../../../lib/text/settings/deletion.ts';
import { Page } from '../../../ui/page/page.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { OwnData } from './own-data.tsx';

/** The user's personal data and account deletion. */
export function AccountPage() {
  const text = useText(deletionText);
  return (
    <Page title={text.account} lead={text.accountPage}>
      <OwnData />
      <DeleteAccount />
    </Page>
  );
}
