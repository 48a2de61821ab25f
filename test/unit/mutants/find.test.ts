import { describe, expect, test } from 'vitest';
import { findMutations } from '../../mutants/find.ts';

/** Returns the mutations of a source text, each as its kind and the resulting text. */
function mutants(source: string): string[] {
  return findMutations(source).map(
    ({ kind, start, end, text }) => `${kind}: ${source.slice(0, start)}${text}${source.slice(end)}`,
  );
}

describe('mutations of a source text', () => {
  test('a guard that throws, returns or continues is removed', () => {
    expect(mutants('if (bad) throw e;')).toEqual(['guard removed: if (false) throw e;']);
    expect(mutants('function f() { if (bad) { return; } }')).toEqual([
      'guard removed: function f() { if (false) { return; } }',
    ]);
    expect(mutants('for (;;) { if (bad) continue; }')).toEqual([
      'guard removed: for (;;) { if (false) continue; }',
    ]);
  });

  test('a branch that does work is not a guard', () => {
    expect(mutants('if (good) work();')).toEqual([]);
  });

  test.each([
    ['a === b', 'a !== b'],
    ['a < b', 'a >= b'],
    ['a >= b', 'a < b'],
  ])('the comparison %s becomes %s', (before, after) => {
    expect(mutants(before)).toEqual([`comparison inverted: ${after}`]);
  });

  test('each side of an "and" is removed', () => {
    expect(mutants('a && b')).toEqual(['condition removed: a', 'condition removed: b']);
  });

  test('a bound is removed', () => {
    expect(mutants('Math.max(a, b)')).toEqual(['bound removed: (a)', 'bound removed: (b)']);
    expect(mutants('Math.max(...all)')).toEqual([]);
  });

  test('the organization filter is removed from query builders and from SQL', () => {
    expect(mutants('eq(tasks.organizationId, ctx.organizationId)')).toEqual([
      'organization filter removed: sql`1 = 1`',
    ]);
    const source = 'sql`SELECT 1 FROM t WHERE t.id = 3 AND organization_id = 4`';
    expect(mutants(source)).toEqual([
      'condition removed: sql`SELECT 1 FROM t WHERE 1 = 1 AND organization_id = 4`',
      'organization filter removed: sql`SELECT 1 FROM t WHERE t.id = 3 AND 1 = 1`',
    ]);
  });

  test('an allow-list accepts everything, and a list of URL schemes accepts a harmful one', () => {
    expect(mutants('KINDS.includes(kind)')).toEqual(['allow-list widened: true']);
    expect(mutants("const schemes = ['http', 'mailto'];")).toEqual([
      "allow-list widened: const schemes = ['http', 'mailto', 'javascript'];",
      "allow-list widened: const schemes = ['http', 'mailto', 'vbscript'];",
    ]);
  });

  test('a statement of a batch is removed without shifting the other results', () => {
    const mutations = findMutations('commit(db, [insertTask(ctx), ...events(ctx), findTask(ctx)]);');
    expect(mutations.map(({ kind }) => kind)).toEqual(['statement removed', 'statement removed']);
    expect(mutations[0]!.text).toContain('SELECT 1 WHERE 0');
    expect(mutations[1]!.text).toMatch(/^\.\.\.\(events\(ctx\)\)\.map\(\(\) => /);
    expect(mutants('function f(): Statement[] { return [insertTask(ctx)]; }')).toHaveLength(1);
    expect(mutants('function f(): string[] { return [insertTask(ctx)]; }')).toHaveLength(0);
  });

  test('types are not mutated, and a syntax error is reported', () => {
    expect(mutants('type A = B extends C ? 1 : 2; let a: (x: 1) => void;')).toEqual([]);
    expect(() => findMutations('const =')).toThrow('does not parse');
  });
});
