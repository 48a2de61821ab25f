import { withoutWrapper } from '../../../../lib/json-ld.ts';
import type { PageDocument, PageElement } from '../page/document.ts';
import { elementsOf } from '../page/elements.ts';

/** An entity described in JSON-LD. */
export interface Thing {
  /** The type in schema.org: `Organization`, `WebSite`. */
  type: string;
  name: string | null;
  /** The URL as written: it may be relative. */
  logo: string | null;
  /** The absolute URLs of `sameAs`. */
  sameAs: string[];
  /** The line of the script. */
  line: number;
}

export interface JsonLd {
  organizations: Thing[];
  sites: Thing[];
  people: Thing[];
  /** Scripts that are not JSON, or too long to be read. */
  problems: string[];
}

const MAX_SCRIPTS = 20;
const MAX_CHARACTERS = 100_000;
/** Maximum nodes of one page, including nested ones. */
const MAX_NODES = 2000;
const MAX_DEPTH = 8;
const MAX_LINKS = 50;
/** Maximum length of a name or URL. */
const MAX_URL = 2000;
/** Properties that name a page's publisher. Others may name anybody: a reviewer, a customer. */
const NESTED = ['@graph', 'publisher', 'mainEntity', 'isPartOf'];

/** Organization and those of its subtypes that websites use (https://schema.org/Organization). */
const ORGANIZATIONS = new Set(
  (
    'Organization Airline Consortium Corporation EducationalOrganization GovernmentOrganization LibrarySystem ' +
    'MedicalOrganization NGO NewsMediaOrganization OnlineBusiness OnlineStore PerformingGroup MusicGroup PoliticalParty ' +
    'Project ResearchOrganization SearchRescueOrganization SportsOrganization SportsTeam WorkersUnion CollegeOrUniversity ' +
    'School LocalBusiness AutomotiveBusiness Brewery CafeOrCoffeeShop Dentist EntertainmentBusiness FinancialService ' +
    'FoodEstablishment HealthAndBeautyBusiness HomeAndConstructionBusiness Hospital Hotel LegalService LodgingBusiness ' +
    'MedicalBusiness MedicalClinic Physician ProfessionalService RealEstateAgent Restaurant SportsActivityLocation Store ' +
    'TravelAgency'
  ).split(' '),
);

type Json = Record<string, unknown>;

/**
 * Reads what the JSON-LD of a page says about its organization and website (https://www.w3.org/TR/json-ld11/, in terms
 * of https://schema.org). Only knows the context of schema.org. Never throws; takes linear time for any page.
 */
export function readJsonLd(document: PageDocument): JsonLd {
  const found: JsonLd = { organizations: [], sites: [], people: [], problems: [] };
  const nodes: { node: Json; line: number }[] = [];
  const scripts = elementsOf(document, 'script').filter(isJsonLd);
  for (const script of scripts.slice(0, MAX_SCRIPTS)) {
    const text = script.text(MAX_CHARACTERS);
    const value = parse(withoutWrapper(text));
    if (value !== undefined) collect(value, script.line, nodes);
    else if (text.length >= MAX_CHARACTERS) found.problems.push(`line ${script.line}: too long to be read`);
    else found.problems.push(`line ${script.line}: not JSON: ${text.trim().slice(0, 100)}`);
  }
  const byId = new Map(nodes.map(({ node }) => [node['@id'], node]));
  for (const { node, line } of nodes) {
    const type = typesOf(node).find((one) => listFor(found, one) !== null);
    if (type !== undefined) listFor(found, type)!.push(toThing(type, node, line, byId));
  }
  return found;
}

function isJsonLd(script: PageElement): boolean {
  const type = script.attribute('type') ?? '';
  return type.split(';', 1)[0]!.trim().toLowerCase() === 'application/ld+json';
}

function listFor(found: JsonLd, type: string): Thing[] | null {
  if (ORGANIZATIONS.has(type)) return found.organizations;
  if (type === 'WebSite') return found.sites;
  return type === 'Person' ? found.people : null;
}

/** Parses a text; undefined if it is not JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Adds the objects in `value` level by level: first those at the top, in their order. */
function collect(value: unknown, line: number, nodes: { node: Json; line: number }[]): void {
  let level = [value];
  for (let depth = 0; depth < MAX_DEPTH && level.length > 0; depth++) {
    const next: unknown[] = [];
    for (const item of level) {
      if (nodes.length >= MAX_NODES) return;
      if (Array.isArray(item)) next.push(...item.slice(0, MAX_NODES));
      if (!isObject(item)) continue;
      nodes.push({ node: item, line });
      next.push(...NESTED.map((property) => item[property]));
    }
    level = next.slice(0, MAX_NODES);
  }
}

function toThing(type: string, node: Json, line: number, byId: ReadonlyMap<unknown, Json>): Thing {
  const sameAs = listOf(node['sameAs'])
    .slice(0, MAX_LINKS)
    .map((item) => textOf(item, '@id') ?? '')
    .filter((item) => /^https?:/.test(item));
  return { type, name: textOf(node['name'], '@value'), logo: logoOf(node['logo'], byId), sameAs, line };
}

/** Returns the logo: a URL, an ImageObject, or a reference to one. */
function logoOf(value: unknown, byId: ReadonlyMap<unknown, Json>): string | null {
  const [first] = listOf(value);
  if (!isObject(first)) return textOf(first, '@id');
  const object = (first['url'] ?? first['contentUrl']) ? first : (byId.get(first['@id']) ?? first);
  return textOf(object['url'] ?? object['contentUrl'] ?? object['@id'], '@id');
}

/** Returns a string, or the value of an object with this key; of a list, the first. */
function textOf(value: unknown, key: '@value' | '@id'): string | null {
  const [first] = listOf(value);
  const text = isObject(first) ? first[key] : first;
  return typeof text === 'string' && text.trim() !== '' ? text.trim().slice(0, MAX_URL) : null;
}

/** Returns the types. `https://schema.org/Organization` and `schema:Organization` are Organization too. */
function typesOf(node: Json): string[] {
  return listOf(node['@type'])
    .slice(0, MAX_LINKS)
    .flatMap((type) => (typeof type === 'string' ? [type.slice(0, MAX_URL).replace(/^.*[/#:]/, '')] : []));
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
