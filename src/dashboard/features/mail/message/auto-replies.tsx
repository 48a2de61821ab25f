import { useAct } from '../../../api/act.ts';
import { client, type Schemas } from '../../../api/client.ts';
import { modelName } from '../../../lib/model-name.ts';
import { useText } from '../../../lib/text/language.tsx';
import { conversationText } from '../../../lib/text/mail/conversation.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from './note.tsx';
import { PlainText } from './plain-text.tsx';

/** The auto-responder's replies to a message. A draft waits for a person to send or discard it. */
export function AutoReplies({ email }: { email: Schemas['EmailDetail'] }) {
  const text = useText(conversationText);
  return email.auto_replies.map((reply) => {
    if (reply.status === 'draft') return <Draft key={reply.id} reply={reply} />;
    if (reply.status === 'failed') {
      return (
        <Note key={reply.id} tone="danger">
          <p>{text.autoReply.failed}</p>
          {reply.reason && <p className="text-sm">{reply.reason}</p>}
        </Note>
      );
    }
    // A sent reply is a separate message.
    return null;
  });
}

function Draft({ reply }: { reply: Schemas['AutoReply'] }) {
  const text = useText(conversationText);
  const act = useAct({
    run(what: 'send' | 'discard'): Promise<unknown> {
      const init = { params: { path: { id: reply.id } } };
      return what === 'send'
        ? client.POST('/api/auto-replies/{id}/send', init)
        : client.DELETE('/api/auto-replies/{id}', init);
    },
    touches: ['thread', 'reply'],
    failed: text.actionFailed,
    said: (what) => (what === 'send' ? text.sent : text.discarded),
  });
  const doing = act.variables;
  return (
    <section className="grid gap-3 rounded-lg border border-line border-dashed p-3">
      <h3 className="flex flex-wrap items-baseline gap-x-2 font-medium">
        {text.draftReply}
        {reply.model && (
          <span className="font-normal text-quiet text-sm">
            {text.writtenBy(modelName(reply.model, reply.model))}
          </span>
        )}
      </h3>
      <PlainText text={reply.body} />
      <div className="flex gap-2">
        <Button
          kind="primary"
          isBusy={doing === 'send'}
          disabled={doing === 'discard'}
          onClick={() => void act.act('send')}
        >
          {text.send}
        </Button>
        <Button
          isBusy={doing === 'discard'}
          disabled={doing === 'send'}
          onClick={() => void act.act('discard')}
        >
          {text.discard}
        </Button>
      </div>
    </section>
  );
}
