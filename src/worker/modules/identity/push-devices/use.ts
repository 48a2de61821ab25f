import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { directory } from '../../../platform/data/database.ts';
import { type Device, deleteDevice, selectDevice, updateUsed } from './store.ts';

export type { Device };

/** Finds a device of a member of the organization whose session lasts. */
export async function findDevice(ctx: Ctx, id: number): Promise<Device | undefined> {
  const [[device]] = await commit(directory(ctx), [selectDevice(ctx, id)]);
  return device;
}

/** Stores that the push service of a device has taken a message. */
export async function noteDeviceUsed(ctx: Ctx, { id }: Device): Promise<void> {
  await commit(directory(ctx), [updateUsed(ctx, id)]);
}

/** Deletes a device whose subscription has ended. */
export async function endDevice(ctx: Ctx, { id, userId }: Device): Promise<void> {
  await commit(directory(ctx), [deleteDevice(ctx, userId, id)]);
}
