/** The sign-in of `wrangler login` (OAuth). Opening the page grants all requested scopes. */
import type { Api } from './wire.ts';

export function registerSignIn(app: Api, token: string): void {
  app.get('/oauth2/auth', (c) => {
    const { redirect_uri = '', state = '', scope = '' } = c.req.query();
    return c.redirect(`${redirect_uri}?${new URLSearchParams({ code: scope, state })}`);
  });
  app.post('/oauth2/token', async (c) => {
    const { code: scope } = await c.req.parseBody();
    return c.json({
      access_token: token,
      refresh_token: token,
      token_type: 'bearer',
      expires_in: 3600,
      scope,
    });
  });
}
