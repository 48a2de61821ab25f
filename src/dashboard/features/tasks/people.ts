import { useText } from '../../lib/text/language.tsx';
import { tasksText } from '../../lib/text/tasks/tasks.ts';
import { useColleagues, useSignedIn } from '../session/index.ts';

/** Returns the possible assignees, and a function for the name of any assignee. */
export function usePeople() {
  const text = useText(tasksText);
  const { session, organization } = useSignedIn();
  const me = session ? Number(session.user.id) : undefined;
  const people = useColleagues();
  return {
    /** The id of the signed-in user. */
    me,
    people,
    isAgent: (id: number) => people.some((each) => each.id === id && each.isAgent),
    /** Tasks keep a member who has left, and histories an agent that has ended. */
    nameOf: (id: number) => people.find((each) => each.id === id)?.name ?? (organization ? text.gone : ''),
  };
}
