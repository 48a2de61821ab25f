import { ApiError } from './cloudflare.ts';
import { Stop } from './stop.ts';

export const say = (text: string) => console.log(text);

/** A failed step: its name, the reason, what is served meanwhile, and the next action. */
class Failure extends Stop {
  readonly served: string;

  constructor(what: string, error: Error, served: string) {
    const [todo, exitCode] =
      error instanceof Stop ? [error.todo, error.exitCode] : [todoOf(error), 1 as const];
    super(error instanceof Stop ? error.message : `Could not ${what}: ${error.message}`, todo, exitCode);
    this.served = served;
  }
}

/** Runs a step. `what` completes "Could not …", and `served` says what is served if the step fails. */
export async function step<Result>(
  what: string,
  action: () => Promise<Result>,
  served = 'Nothing that is served has changed.',
): Promise<Result> {
  try {
    return await action();
  } catch (error) {
    throw new Failure(what, error as Error, served);
  }
}

function todoOf(error: Error): string {
  const status = error instanceof ApiError ? error.status : null;
  if (status === 401 || status === 403) {
    return 'The sign-in lacks a permission: run npm run login again, or give the token the permissions that docs/deployment.md names.';
  }
  if (status === 429) return 'Wait five minutes: Cloudflare takes only so many calls.';
  return 'Mend what it says. If Cloudflare has an outage (https://www.cloudflarestatus.com), wait for its end.';
}

/** Runs a command of several steps. If one fails, prints what to do, and sets the exit code. */
export async function runSteps(body: () => Promise<void>): Promise<void> {
  try {
    await body();
  } catch (error) {
    const isKnown = error instanceof Stop;
    console.error(`\n${isKnown ? error.message : (error as Error).stack}`);
    if (isKnown) console.error(error.todo);
    if (error instanceof Failure) {
      console.error(`${error.served} The same command goes on where it stopped.`);
    }
    process.exitCode = isKnown ? error.exitCode : 1;
  }
}
