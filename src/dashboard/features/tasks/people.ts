import { useText } from '../../lib/text/language.tsx';
import { tasksText } from '../../lib/text/tasks.ts';
import { useSignedIn } from '../session/index.ts';

/** Who may be given tasks, and how to call whoever has one. */
export function usePeople() {
  const text = useText(tasksText);
  const { session, organization } = useSignedIn();
  const me = session ? Number(session.user.id) : undefined;
  const people = (organization?.members ?? []).map(({ user }) => ({ id: Number(user.id), name: user.name }));
  return {
    /** The user who is signed in. */
    me,
    people,
    /** Tasks keep the assignee who has left the organization. */
    nameOf: (id: number) =>
      people.find((each) => each.id === id)?.name ?? (organization ? text.formerMember : ''),
  };
}
