import type { Editor } from '@tiptap/core';
import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { composeText } from '../../../lib/text/compose/compose.ts';
import { useLanguage, useText } from '../../../lib/text/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Choice, TextArea } from '../../../ui/fields/field.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { ModelChoice, useWriter } from '../../ai/index.ts';
import type { Draft } from '../draft/draft.ts';
import type { Action, useSuggestion } from './use-suggestion.ts';

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'ja'];
/** The limit of a request. */
const MAX_REWRITE_CHARACTERS = 20_000;

interface Props {
  editor: Editor;
  draft: Draft;
  ask: ReturnType<typeof useSuggestion>['ask'];
}

/** Asks the AI for a draft: its content, tone and model. */
export function DraftWriter({ draft, ask }: Props) {
  const text = useText(composeText);
  const writer = useWriter();
  const [instructions, setInstructions] = useState('');
  const [tone, setTone] = useState('');
  const [model, setModel] = useState('');
  const isReply = draft.emailId !== null && draft.mode !== 'forward';
  const wish = instructions.trim();
  const reason =
    writer.isBuiltIn && !isReply ? text.needsModel : !isReply && !wish ? text.instructions : undefined;

  function write() {
    if (reason) return;
    const chosen = writer.modelFor(model);
    if (isReply) ask({ kind: 'reply', emailId: draft.emailId!, instructions: wish, tone, model: chosen });
    else
      ask({
        kind: 'new',
        instructions: wish,
        to: draft.to.join(', ').slice(0, 1000),
        subject: draft.subject,
        model: chosen,
      });
  }
  return (
    <div className="grid gap-2 border-line border-t bg-sunk px-3 py-3">
      {writer.isBuiltIn ? (
        <p className="text-quiet">{isReply ? text.onlyReceipt : text.needsModel}</p>
      ) : (
        <TextArea
          label={isReply ? text.instructionsReply : text.instructions}
          rows={2}
          maxLength={4000}
          value={instructions}
          placeholder={text.instructionsHint}
          onChange={({ target }) => setInstructions(target.value)}
          autoFocus
        />
      )}
      <div className="flex flex-wrap items-center gap-2">
        {isReply && !writer.isBuiltIn && (
          <Choice
            label={text.tone}
            value={tone}
            onChange={({ target }) => setTone(target.value)}
            options={[
              ['', `${text.tone}: ${text.anyTone}`],
              ['professional', text.professional],
              ['friendly', text.friendly],
              ['formal', text.formal],
              ['concise', text.concise],
            ]}
          />
        )}
        <ModelChoice value={model} onChange={setModel} />
        <Button className="ms-auto" onClick={write} disabled={reason !== undefined} title={reason}>
          <PenLine aria-hidden size={16} />
          {text.writeIt}
        </Button>
      </div>
    </div>
  );
}

/** Rewrites the text or the selected part of it. */
export function RewriteMenu({ editor, draft, ask }: Props) {
  const text = useText(composeText);
  const { language } = useLanguage();
  const writer = useWriter();
  const names = new Intl.DisplayNames([language], { type: 'language' });
  const reason = writer.isBuiltIn ? text.needsModel : draft.html === '' ? text.needsText : undefined;

  function rewrite(action: Action, language?: string) {
    const { from, to, empty } = editor.state.selection;
    const chosen = empty
      ? editor.getText({ blockSeparator: '\n\n' })
      : editor.state.doc.textBetween(from, to, '\n\n');
    ask({
      kind: 'rewrite',
      text: chosen.slice(0, MAX_REWRITE_CHARACTERS),
      action,
      ...(language && { language }),
      isSelection: !empty,
      model: writer.modelFor(''),
    });
  }
  const item = (label: string, action: Action, language?: string) => ({
    label,
    disabled: reason,
    onChoose: () => rewrite(action, language),
  });
  return (
    <Menu
      label={text.rewrite}
      items={[
        item(text.shorter, 'shorter'),
        item(text.friendlier, 'friendlier'),
        item(text.moreFormal, 'formal'),
        item(text.fix, 'fix'),
        ...LANGUAGES.map((code) => item(text.translate(names.of(code) ?? code), 'translate', code)),
      ]}
    />
  );
}
