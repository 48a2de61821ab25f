import { defineTexts } from './language.ts';

/** Why an audit failed, by the code of the failure. */
export const failureReasons = defineTexts({
  en: {
    URL_NOT_ALLOWED: 'Herald does not audit this address.',
    ADDRESS_NOT_ALLOWED:
      'The site leads to an address that Herald does not visit, such as one inside a network.',
    TOO_MANY_REDIRECTS: 'The site redirects too often.',
    TIMED_OUT: 'The site took too long.',
    UNREACHABLE: 'The site could not be reached. Is its address right?',
    BAD_RESPONSE: 'The site answered what is no valid response.',
    NOT_HTML: 'The address is not a web page.',
    HTTP_STATUS: 'The site answered with an error.',
    CERTIFICATE_INVALID: 'The certificate of the site is not valid.',
    NOT_A_VIDEO: 'The file is no video that Herald can read.',
    NO_VIDEO_TRACK: 'The file has sound, and no picture.',
    TRUNCATED: 'The file is cut off. Export or upload it again.',
  },
  de: {
    URL_NOT_ALLOWED: 'Herald prüft diese Adresse nicht.',
    ADDRESS_NOT_ALLOWED:
      'Die Website führt zu einer Adresse, die Herald nicht besucht, etwa in einem internen Netz.',
    TOO_MANY_REDIRECTS: 'Die Website leitet zu oft weiter.',
    TIMED_OUT: 'Die Website hat zu lange gebraucht.',
    UNREACHABLE: 'Die Website ist nicht zu erreichen. Stimmt die Adresse?',
    BAD_RESPONSE: 'Die Website hat keine gültige Antwort geschickt.',
    NOT_HTML: 'Unter der Adresse liegt keine Webseite.',
    HTTP_STATUS: 'Die Website hat mit einem Fehler geantwortet.',
    CERTIFICATE_INVALID: 'Das Zertifikat der Website ist nicht gültig.',
    NOT_A_VIDEO: 'Die Datei ist kein Video, das Herald lesen kann.',
    NO_VIDEO_TRACK: 'Die Datei hat Ton, aber kein Bild.',
    TRUNCATED: 'Die Datei ist abgeschnitten. Exportiere sie neu oder lade sie noch einmal hoch.',
  },
});
