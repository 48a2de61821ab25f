export interface Webhook {
  id: string;
  token: string;
  name: string;
  channelId: string;
  guildId: string;
}

export const DEVELOPMENT_WEBHOOK: Webhook = {
  id: '1400000000000000001',
  token: 'development-development-development-development-development-webhook-',
  name: 'Herald',
  channelId: '1400000000000000002',
  guildId: '1400000000000000003',
};
