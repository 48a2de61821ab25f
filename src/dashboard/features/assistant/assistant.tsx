import { useNavigate } from '@tanstack/react-router';
import { History as HistoryIcon, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useCommands } from '../../lib/commands.ts';
import { opening, useOpening } from '../../lib/opening.ts';
import { aiText } from '../../lib/text/ai.ts';
import { assistantText } from '../../lib/text/assistant.ts';
import { useText } from '../../lib/text/language.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useTitle } from '../../ui/page/title.ts';
import { useWriter } from '../ai/index.ts';
import { useChosen, useKept } from '../session/index.ts';
import { AskBox } from './ask-box.tsx';
import { Chat } from './chat.tsx';
import { History } from './history.tsx';
import { NoModel } from './no-model.tsx';
import { useChat } from './use-chat.ts';

/** The assistant for mail and tasks: the list of chats, and the open chat. */
export function Assistant({ chatId }: { chatId: number | undefined }) {
  const text = useText(assistantText);
  const ai = useText(aiText);
  const navigate = useNavigate();
  const writer = useWriter();
  const field = useRef<HTMLTextAreaElement>(null);
  const [question, setQuestion, clearQuestion] = useKept(`question:${chatId ?? 'new'}`, '');
  const [model, setModel] = useChosen('assistant-model', '');
  const [isListOpen, setListOpen] = useState(false);
  const begin = (id: number) =>
    void navigate({ to: '/assistant/$chatId', params: { chatId: String(id) }, replace: true });
  const chat = useChat(chatId, begin);
  useTitle(chat.chat.data && chatId !== undefined ? chat.chat.data.title : text.title);

  const isWriting = chat.open?.state === 'writing';
  const disabled = writer.isOff ? ai.off : writer.isBuiltIn ? ai.needsModel : undefined;
  function ask(words = question) {
    if (disabled || isWriting || words.trim() === '') return;
    clearQuestion();
    chat.ask(words.trim(), writer.modelFor(model));
    field.current?.focus();
  }
  const start = () => {
    if (!disabled) opening('new-question');
    void navigate({ to: '/assistant' });
  };
  const focused = { field: () => field.current };
  useOpening('question', !disabled, focused);
  useOpening(chatId === undefined ? 'new-question' : undefined, !disabled, focused);
  useCommands([
    { id: 'assistant.new', label: text.newChat, group: text.group, keys: 'c', run: start },
    {
      id: 'assistant.focus',
      label: text.focus,
      group: text.group,
      keys: '/',
      run: () => disabled || opening('question'),
    },
    ...(isWriting
      ? [{ id: 'assistant.stop', label: text.stopCommand, group: text.group, keys: 'Escape', run: chat.stop }]
      : []),
  ]);

  return (
    <div className="grid h-full grid-rows-[auto_minmax(0,1fr)] lg:grid-cols-[16rem_minmax(0,1fr)]">
      <header className="flex items-center gap-2 border-line border-b px-4 py-2 lg:col-span-2">
        <div className="min-w-0 grow">
          <h1 className="font-semibold text-lg">{text.title}</h1>
          <p className="truncate text-quiet text-sm max-sm:hidden">{text.lead}</p>
        </div>
        <IconButton label={text.chats} className="lg:hidden" onClick={() => setListOpen(true)}>
          <HistoryIcon aria-hidden size={18} />
        </IconButton>
        <span className="lg:hidden">
          <IconButton label={text.newChat} keys="c" onClick={start}>
            <Plus aria-hidden size={18} />
          </IconButton>
        </span>
      </header>
      <aside aria-label={text.chats} className="overflow-y-auto border-line border-e max-lg:hidden">
        <History chatId={chatId} />
      </aside>
      <div className="flex min-h-0 min-w-0 flex-col">
        {disabled !== undefined && chatId === undefined ? (
          <NoModel isOff={writer.isOff} />
        ) : (
          <Chat chatId={chatId} of={chat} isAble={disabled === undefined} onAsk={ask} onEdit={setQuestion} />
        )}
        <div className="mx-auto w-full max-w-3xl px-4 pb-4">
          <AskBox
            field={field}
            value={question}
            onChange={setQuestion}
            model={model}
            onModel={setModel}
            isWriting={isWriting}
            disabled={disabled}
            onAsk={ask}
            onStop={chat.stop}
          />
        </div>
      </div>
      {isListOpen && (
        <Dialog title={text.chats} onClose={() => setListOpen(false)}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: whoever goes to a chat closes the list */}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: links answer keys by themselves */}
          <div onClick={({ target }) => (target as Element).closest('a') && setListOpen(false)}>
            <History chatId={chatId} />
          </div>
        </Dialog>
      )}
    </div>
  );
}
