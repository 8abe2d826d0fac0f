import { startWebKit } from "./drivers/webkit.js";
import { smokeTest } from "./scenario.js";

smokeTest("WebKit", startWebKit);
