/** The files of an account's folder that uploads write and workerd reads, named by their hash. */
import { join } from 'node:path';

export const assetFile = (folder: string, hash: string): string => join(folder, 'assets', hash);

export const moduleFile = (folder: string, hash: string): string => join(folder, 'modules', hash);
