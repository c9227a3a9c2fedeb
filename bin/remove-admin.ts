#!/usr/bin/env node
import { changeAdministrator } from '../lib/operations/administrators.ts';
import { runCommand } from '../lib/operations/command.ts';

await runCommand(() => changeAdministrator('remove-admin'));
