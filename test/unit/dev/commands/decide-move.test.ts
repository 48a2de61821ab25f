import { describe, expect, test } from 'vitest';
import { decideMove, type Found, sayMove } from '../../../../src/dev/commands/decide-move.ts';

const FOUND: Found = {
  id: 7,
  database: 1,
  isClosed: 0,
  state: null,
  target: null,
  tables: null,
  failures: null,
};

describe('whether an organization may move', () => {
  test('it moves to another database than the first', () => {
    expect(decideMove('acme', '2', FOUND, 3)).toEqual({ id: 7, target: 2 });
    expect(decideMove('acme', '3', { ...FOUND, database: 2 }, 3)).toEqual({ id: 7, target: 3 });
  });

  test('a move that failed is ordered again', () => {
    expect(decideMove('acme', '2', { ...FOUND, state: 'failed', target: 2 }, 2)).toEqual({
      id: 7,
      target: 2,
    });
  });

  test.each([
    ['is there already', '2', { ...FOUND, database: 2 }],
    ['is in the first database already', '1', FOUND],
    ['is on its way', '3', { ...FOUND, state: 'copying', target: 3 }],
  ])('nothing is ordered for one that %s', (_, number, found) => {
    expect(decideMove('acme', number, found, 3)).toBeNull();
  });

  test.each([
    ['4', FOUND, 'no database 4'],
    ['0', FOUND, 'no database 0'],
    ['two', FOUND, 'no database two'],
    ['1', { ...FOUND, database: 2 }, 'takes no organization back'],
    ['2', { ...FOUND, state: 'copying', target: 3 }, 'is moving to database 3'],
    ['2', undefined, 'no organization acme'],
    ['2', { ...FOUND, isClosed: 1 as const }, 'no organization acme'],
  ])('database "%s" of three is refused: %#', (number, found, reason) => {
    expect(() => decideMove('acme', number, found, 3)).toThrow(reason);
  });
});

describe('how far a move is', () => {
  const moving = { ...FOUND, state: 'copying', target: 2, tables: 12, failures: 0 };

  test('it says what it does, and how much of that is left', () => {
    expect(sayMove('acme', moving)).toEqual({
      text: 'copies the rows while the organization is used, 12 tables are left',
      isOver: false,
      hasFailed: false,
    });
    expect(sayMove('acme', { ...moving, state: 'comparing', tables: 1 }).text).toBe(
      'compares both copies; writes wait, 1 table is left',
    );
    expect(sayMove('acme', { ...moving, state: 'draining', tables: 0 }).text).toBe('waits for jobs that run');
  });

  test('it says that runs have failed, and that the next one comes', () => {
    expect(sayMove('acme', { ...moving, tables: 0, failures: 3 }).text).toContain('failed 3 of 20 times');
  });

  test('it is over when the directory knows of no move', () => {
    const { text, isOver } = sayMove('acme', { ...FOUND, database: 2 });
    expect({ text, isOver }).toEqual({ text: 'acme is in database 2.', isOver: true });
  });

  test('if it has failed, it says where the organization is and what to do', () => {
    const { text, hasFailed } = sayMove('acme', { ...moving, state: 'failed' });
    expect(hasFailed).toBe(true);
    expect(text).toContain('stays in database 1');
    expect(text).toContain('organization.copy_differs');
    expect(text).toContain('tries again');
  });
});
