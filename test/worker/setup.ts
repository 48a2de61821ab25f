import { applyD1Migrations } from 'cloudflare:test';
import { env, exports } from 'cloudflare:workers';

await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
// Loads the Worker that queue messages go to: one that came while a file ends would load it too late.
await exports.default.fetch('http://localhost/');
