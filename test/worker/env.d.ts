import type { D1Migration } from '@cloudflare/vitest-plugin';

declare global {
  namespace Cloudflare {
    interface Env {
      TEST_MIGRATIONS: D1Migration[];
      TEST_OLD_STATE: string[];
      TEST_OLD_API: ArrayBuffer;
      DB_2?: D1Database;
      DB_3?: D1Database;
    }
  }
}
