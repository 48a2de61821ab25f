import { useInfiniteQuery } from '@tanstack/react-query';
import { CircleAlert, CircleDot, Plus } from 'lucide-react';
import { client, type Schemas } from '../../../api/client.ts';
import { boardText } from '../../../lib/text/board.ts';
import { useText } from '../../../lib/text/language.tsx';
import { tasksText } from '../../../lib/text/tasks.ts';
