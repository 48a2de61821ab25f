import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { updateTaskRequest } from '../../../../../src/contract/tasks.ts';
import { positionsBetween } from '../../../../../src/dashboard/features/tasks/positions.ts';

/** The position of the n-th task, before somebody moves it. */
const own = (n: number) => n.toString(16).padStart(8, '0');
const expectValid = (position: string) =>
  expect(updateTaskRequest.safeParse({ position }), position).toMatchObject({ success: true });

describe('a position', () => {
  test.each<[string | undefined, string | undefined]>([
    [own(2), own(1)],
    [own(3), own(1)],
    [own(16), own(15)],
    [own(256), own(255)],
    [own(48), own(47)],
    [own(0xffffffff), own(0xfffffffe)],
    [own(0x30), undefined],
    [own(1), undefined],
    [own(0x10000), undefined],
    [undefined, own(15)],
    [undefined, own(0xffffffff)],
    [`${own(48)}1`, own(48)],
    [own(48), `${own(47)}z`],
    [own(48), `${own(47)}zzzz`],
    [`${own(48)}01`, own(48)],
    [`${own(48)}a`, `${own(48)}9z`],
  ])('is between %s and %s', (above, below) => {
    const found = positionsBetween(above, below, 3);
    const all = [...(above ? [above] : []), ...found, ...(below ? [below] : [])];
    expect(all).toEqual(all.toSorted().toReversed());
    expect(new Set(all).size).toBe(all.length);
    found.forEach(expectValid);
  });

  test('at the top is below that of the next new task', () => {
    for (const n of [1, 15, 255, 0xfffe]) {
      let top = own(n);
      for (let moves = 0; moves < 500; moves++) {
        const [next] = positionsBetween(undefined, top, 1);
        expect(next! > top && next! < own(n + 1)).toBe(true);
        expectValid(next!);
        top = next!;
      }
    }
  });

  test('keeps any order, whatever is moved where', () => {
    const moves = fc.array(fc.tuple(fc.nat(9), fc.nat(8)), { maxLength: 60 });
    fc.assert(
      fc.property(moves, (steps) => {
        let list = Array.from({ length: 10 }, (_, index) => ({ n: 10 - index, position: own(10 - index) }));
        for (const [from, to] of steps) {
          const others = list.toSpliced(from, 1);
          const [position] = positionsBetween(others[to - 1]?.position, others[to]?.position, 1);
          expectValid(position!);
          list = others.toSpliced(to, 0, { n: list[from]!.n, position: position! });
          const positions = list.map((each) => each.position);
          expect(positions).toEqual(positions.toSorted().toReversed());
          expect(new Set(positions).size).toBe(10);
        }
      }),
    );
  });

  test('stays valid when one gap is divided a thousand times', () => {
    for (const side of ['above', 'below'] as const) {
      let [above, below] = [own(2), own(1)];
      for (let moves = 0; moves < 1500; moves++) {
        const [position] = positionsBetween(above, below, 1);
        expectValid(position!);
        expect(position! <= above && position! >= below).toBe(true);
        if (side === 'above') above = position!;
        else below = position!;
      }
    }
  });
});
