import { useText } from '../../lib/text/language.tsx';
import { tasksText } from '../../lib/text/tasks/tasks.ts';
import { useSignedIn } from '../session/index.ts';

/** Returns the possible assignees, and a function for the name of any assignee. */
export function usePeople() {
  const text = useText(tasksText);
  const { session, organization } = useSignedIn();
  const me = session ? Number(session.user.id) : undefined;
  const people = (organization?.members ?? []).map(({ user }) => ({ id: Number(user.id), name: user.name }));
  return {
    /** The id of the signed-in user. */
    me,
    people,
    /** Tasks keep an assignee who has left the organization. */
    nameOf: (id: number) =>
      people.find((each) => each.id === id)?.name ?? (organization ? text.formerMember : ''),
  };
}
