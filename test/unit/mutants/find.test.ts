import { describe, expect, test } from 'vitest';
import { findMutations } from '../../mutants/find.ts';

/** The mutations of a source text, each as its kind and the text that it leaves. */
function mutants(source: string): string[] {
  return findMutations(source).map(
    ({ kind, start, end, text }) => `${kind}: ${source.slice(0, start)}${text}${source.slice(end)}`,
  );
}

describe('mutations of a source text', () => {
  test('a guard goes, whether it throws, returns or continues', () => {
    expect(mutants('if (bad) throw e;')).toEqual(['guard removed: if (false) throw e;']);
    expect(mutants('function f() { if (bad) { return; } }')).toEqual([
      'guard removed: function f() { if (false) { return; } }',
    ]);
    expect(mutants('for (;;) { if (bad) continue; }')).toEqual([
      'guard removed: for (;;) { if (false) continue; }',
    ]);
  });

  test('a branch that does work is no guard', () => {
    expect(mutants('if (good) work();')).toEqual([]);
  });

  test.each([
    ['a === b', 'a !== b'],
    ['a < b', 'a >= b'],
    ['a >= b', 'a < b'],
  ])('%s becomes %s', (before, after) => {
    expect(mutants(before)).toEqual([`comparison turned: ${after}`]);
  });

  test('each side of an "and" goes', () => {
    expect(mutants('a && b')).toEqual(['condition dropped: a', 'condition dropped: b']);
  });

  test('a bound goes', () => {
    expect(mutants('Math.max(a, b)')).toEqual(['bound removed: (a)', 'bound removed: (b)']);
    expect(mutants('Math.max(...all)')).toEqual([]);
  });

  test('the filter by organization goes, from a builder and from SQL', () => {
    expect(mutants('eq(tasks.organizationId, ctx.organizationId)')).toEqual([
      'organization filter dropped: sql`1 = 1`',
    ]);
    const source = 'sql`SELECT 1 FROM t WHERE t.id = 3 AND organization_id = 4`';
    expect(mutants(source)).toEqual([
      'condition dropped: sql`SELECT 1 FROM t WHERE 1 = 1 AND organization_id = 4`',
      'organization filter dropped: sql`SELECT 1 FROM t WHERE t.id = 3 AND 1 = 1`',
    ]);
  });

  test('an allow-list takes everything, and one of schemes a harmful one', () => {
    expect(mutants('KINDS.includes(kind)')).toEqual(['allow-list widened: true']);
    expect(mutants("const schemes = ['http', 'mailto'];")).toEqual([
      "allow-list widened: const schemes = ['http', 'mailto', 'javascript'];",
      "allow-list widened: const schemes = ['http', 'mailto', 'vbscript'];",
    ]);
  });

  test('a statement of a batch is left out, and its neighbours keep their places', () => {
    const found = findMutations('commit(db, [insertTask(ctx), ...events(ctx), findTask(ctx)]);');
    expect(found.map(({ kind }) => kind)).toEqual(['statement left out', 'statement left out']);
    expect(found[0]!.text).toContain('SELECT 1 WHERE 0');
    expect(found[1]!.text).toMatch(/^\.\.\.\(events\(ctx\)\)\.map\(\(\) => /);
    expect(mutants('function f(): Statement[] { return [insertTask(ctx)]; }')).toHaveLength(1);
    expect(mutants('function f(): string[] { return [insertTask(ctx)]; }')).toHaveLength(0);
  });

  test('types are left alone, and what does not parse is told', () => {
    expect(mutants('type A = B extends C ? 1 : 2; let a: (x: 1) => void;')).toEqual([]);
    expect(() => findMutations('const =')).toThrow('does not parse');
  });
});
