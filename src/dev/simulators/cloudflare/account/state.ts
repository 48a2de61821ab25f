/** The resources of the simulated accounts, which a file stores between starts. */
import { randomUUID } from 'node:crypto';

export interface State {
  user: { id: string; email: string };
  accounts: Account[];
}

export interface Account {
  id: string;
  name: string;
  created_on: string;
  /** The plan and the enabled products. */
  plan: Plan;
  zones: Zone[];
  databases: Database[];
  buckets: Bucket[];
  queues: Queue[];
  scripts: Script[];
  domains: Domain[];
  routes: Route[];
  /** The name before `.workers.dev`. */
  subdomain: string | null;
  /** Hashes of uploaded assets. */
  assets: string[];
  applications: Application[];
  /** Images in the registry: name and tag to digest. */
  images: Record<string, string>;
}

export interface Plan {
  workers: 'free' | 'paid';
  r2: boolean;
  containers: boolean;
}

export interface Zone {
  id: string;
  name: string;
  status: 'active' | 'pending';
  /** Host names with DNS records that no Worker created. */
  dns: string[];
}

export interface Database {
  uuid: string;
  name: string;
  created_at: string;
  /** Increases with each change. */
  sequence: number;
}

export interface Bucket {
  name: string;
  creation_date: string;
}

export interface Queue {
  queue_id: string;
  queue_name: string;
  created_on: string;
  modified_on: string;
  settings: Record<string, unknown>;
  consumers: Consumer[];
}

export interface Consumer {
  consumer_id: string;
  type: 'worker' | 'http_pull';
  script?: string;
  dead_letter_queue?: string;
  settings: Record<string, unknown>;
  created_on: string;
}

export interface Binding {
  name: string;
  type: string;
  text?: string;
  [field: string]: unknown;
}

export interface Version {
  id: string;
  number: number;
  created_on: string;
  source: string;
  annotations: Record<string, string>;
  main_module: string;
  compatibility_date: string;
  compatibility_flags: string[];
  /** Includes the values of secrets. */
  bindings: Binding[];
  /** The hash is the file name in the modules folder. */
  modules: { name: string; type: string; hash: string }[];
  /** Path to hash. */
  assets: Record<string, string> | null;
  asset_config: Record<string, unknown>;
  migration_tag: string | null;
  limits: unknown;
  containers: unknown;
  etag: string;
}

export interface Deployment {
  id: string;
  created_on: string;
  source: string;
  strategy: string;
  annotations: Record<string, string>;
  versions: { version_id: string; percentage: number }[];
}

export interface Script {
  name: string;
  tag: string;
  created_on: string;
  modified_on: string;
  tags: string[];
  migration_tag: string | null;
  namespaces: { id: string; class: string; use_sqlite: boolean }[];
  /** Newest first. */
  versions: Version[];
  /** Newest first. */
  deployments: Deployment[];
  schedules: { cron: string; created_on: string; modified_on: string }[];
  settings: Record<string, unknown>;
  subdomain: { enabled: boolean; previews_enabled: boolean };
}

export interface Domain {
  id: string;
  hostname: string;
  zone_id: string;
  zone_name: string;
  service: string;
  environment: string;
  previews_enabled: boolean;
}

export interface Route {
  id: string;
  zone_id: string;
  pattern: string;
  script: string;
}

export interface Application {
  id: string;
  name: string;
  created_at: string;
  version: number;
  configuration: { image: string; [field: string]: unknown };
  durable_objects?: { namespace_id: string };
  [field: string]: unknown;
}

export const hexId = (): string => randomUUID().replaceAll('-', '');

export const now = (): string => new Date().toISOString();

export function newAccount(name: string, { plan, zones = [], ...rest }: NewAccount): Account {
  return {
    id: hexId(),
    name,
    created_on: now(),
    plan: { workers: 'paid', r2: true, containers: plan?.workers !== 'free', ...plan },
    zones: zones.map((zone) => ({ id: hexId(), name: zone, status: 'active', dns: [] })),
    databases: [],
    buckets: [],
    queues: [],
    scripts: [],
    domains: [],
    routes: [],
    subdomain: rest.subdomain ?? null,
    assets: [],
    applications: [],
    images: {},
  };
}

export interface NewAccount {
  plan?: Partial<Plan>;
  /** Domains of the account. */
  zones?: string[];
  subdomain?: string;
}
