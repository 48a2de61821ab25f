/** Serves a simulated account: `node src/dev/simulators/cloudflare/account/run.ts <folder> [port]`. */
import { startAccount } from './account.ts';

const [folder = '.state/cloudflare', port = '0'] = process.argv.slice(2);
const account = await startAccount({ folder, port: Number(port) });
for (const [name, value] of Object.entries(account.variables)) console.log(`export ${name}=${value}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => account.stop().then(() => process.exit(0)));
}
