import { defineTexts } from '../../../lib/language.ts';

/** The mail that proves the address of an inbox. */
export const proofWords = defineTexts({
  en: {
    subject: (address: string) => `Proof that ${address} is read by Herald`,
    asked: (address: string) =>
      `An organization that reads this mailbox with Herald wants to show that the mail to ${address} is theirs.`,
    leave:
      'Leave this message in the inbox. Herald finds it there by itself within some minutes. After that, you may delete it.',
    note: 'If none of you has asked for this, somebody else may be reading this mailbox: delete this message, and change the password of the mailbox.',
  },
  de: {
    subject: (address) => `Nachweis, dass Herald ${address} liest`,
    asked: (address) =>
      `Eine Organisation, die dieses Postfach mit Herald liest, möchte zeigen, dass die E-Mails an ${address} ihre sind.`,
    leave:
      'Lass diese Nachricht im Posteingang. Herald findet sie dort in wenigen Minuten von selbst. Danach kannst du sie löschen.',
    note: 'Wenn niemand von euch darum gebeten hat, liest vielleicht jemand anderes dieses Postfach mit: Lösche diese Nachricht und ändere das Passwort des Postfachs.',
  },
});
