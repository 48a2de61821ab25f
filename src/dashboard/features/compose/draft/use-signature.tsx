import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { api, type Schemas } from '../../../api/client.ts';
import { cannedText } from '../../../lib/text/compose/canned.ts';
import { useText } from '../../../lib/text/language.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { RichText } from '../../../ui/rich-text.tsx';

interface Signature {
  /** The HTML between the text and the quote. */
  html: string;
  view: ReactNode;
  isLoading: boolean;
}

/**
 * Returns the user's signature for this inbox. It is separate from the typed text, so another inbox replaces only it.
 * `isOff` omits it from this mail.
 */
export function useSignature(
  from: Schemas['Tag'] | '',
  isOff: boolean,
  onChange: (isOff: boolean) => void,
): Signature {
  const text = useText(cannedText);
  const { data, isPending } = api.useQuery(
    'get',
    '/api/signatures/effective',
    { params: { query: { from_inbox: from || 'Info' } } },
    { enabled: from !== '', staleTime: 60_000 },
  );
  const html = data?.html ?? '';
  if (html === '') return { html, view: null, isLoading: from !== '' && isPending };
  return {
    // The line before it marks a signature for email clients (RFC 3676, 4.3).
    html: isOff ? '' : `<div>-- <br>${html}</div>`,
    isLoading: false,
    view: isOff ? (
      <div className="px-2 pb-2">
        <Button kind="quiet" onClick={() => onChange(false)}>
          {text.withSignature}
        </Button>
      </div>
    ) : (
      <section
        aria-label={text.signature}
        className="mx-4 mb-3 flex items-start gap-2 border-line border-t border-dashed pt-2 text-quiet"
      >
        <RichText html={html} className="min-w-0 grow" />
        <IconButton label={text.withoutSignature} onClick={() => onChange(true)}>
          <X aria-hidden size={16} />
        </IconButton>
      </section>
    ),
  };
}
