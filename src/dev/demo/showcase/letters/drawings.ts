/** Pictures that customers attach. */
import { writePng } from '../../../simulators/site/png.ts';
import type { Color } from '../../../simulators/youtube/wire/jpeg.ts';

const WIDTH = 480;
const HEIGHT = 360;

/** Draws a kettle on a table; with `isBroken`, it has a crack. */
export function drawKettle({ isBroken }: { isBroken: boolean }): Buffer {
  const enamel: Color = isBroken ? [178, 74, 58] : [42, 92, 122];
  return Buffer.from(
    writePng(WIDTH, HEIGHT, (x, y) => {
      if (isBroken && isCrack(x, y)) return [38, 26, 24];
      const light = 1.15 - (x - 150) / 700;
      if (isLid(x, y) || isBody(x, y) || isSpout(x, y)) return shade(enamel, light);
      if (isHandle(x, y)) return shade([58, 44, 36], light);
      return y > 285 ? shade([196, 160, 120], 1.08 - (y - 285) / 400) : shade([236, 230, 220], 1 - y / 2400);
    }),
  );
}

const within = (x: number, y: number, [cx, cy, rx, ry]: readonly [number, number, number, number]) =>
  ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1;
const isBody = (x: number, y: number) => within(x, y, [235, 225, 120, 78]);
const isLid = (x: number, y: number) => within(x, y, [235, 150, 62, 22]) || within(x, y, [235, 124, 14, 14]);
const isSpout = (x: number, y: number) =>
  x > 325 && x < 420 && Math.abs(y - (235 - (x - 325) * 0.95)) < 22 - (x - 325) / 8;
const isHandle = (x: number, y: number) =>
  within(x, y, [235, 150, 128, 96]) && !within(x, y, [235, 152, 112, 80]) && y < 170;
const isCrack = (x: number, y: number) =>
  isBody(x, y) && Math.abs(x - 210 - Math.abs(((y + 12) % 40) - 20)) < 2.5;

function shade([red, green, blue]: Color, light: number): Color {
  const part = (value: number) => Math.max(0, Math.min(255, Math.round(value * light)));
  return [part(red), part(green), part(blue)];
}
